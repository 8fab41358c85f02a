import {testSite} from './scenarios';
import {startWebKit} from './webkit';

testSite(() =>
  startWebKit(
    process.env['WEBKIT_DRIVER_PATH'] ?? '/usr/bin/WebKitWebDriver',
    process.env['MINIBROWSER_PATH'] ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  ),
);
