import {findMiniBrowser} from '../../scripts/webkit';
import {testSite} from './scenarios';
import {startWebKit} from './webkit';

testSite(() => startWebKit(process.env['WEBKIT_DRIVER_PATH'] ?? 'WebKitWebDriver', findMiniBrowser() ?? 'MiniBrowser'));
