import {startFirefox} from './firefox';
import {testSite} from './scenarios';

testSite(() => startFirefox(process.env['FIREFOX_PATH'] ?? 'firefox-esr'));
