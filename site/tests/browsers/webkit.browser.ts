import {findMiniBrowser} from '../../scripts/debian';
import {testSite} from './scenarios';
import {startWebKit} from './webkit';

const driver = process.env['WEBKIT_DRIVER_PATH'] ?? 'WebKitWebDriver';
testSite(() => startWebKit(driver, findMiniBrowser() ?? 'MiniBrowser'), ['ios', 'expo', 'flutter', 'capacitor']);
