import {startFirefox} from './firefox';
import {testSite} from './scenarios';

testSite(() => startFirefox(process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr'));
