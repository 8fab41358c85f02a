import {expect, test} from 'vitest';
import {readSettings} from './settings';

test('without arguments and variables it serves build/ on this machine, port 3000', () => {
  const settings = {directory: 'build', checkAddress: false, host: '127.0.0.1', port: 3000};
  expect(readSettings([], {})).toEqual(settings);
  expect(readSettings([], {HOST: '', PORT: ''})).toEqual(settings);
});

test.each(['abc', '65536', '99999', '100000', '-1', '3000x', '1e3', '80.5', ' '])('"%s" is not a port', (PORT) => {
  expect(() => readSettings([], {PORT})).toThrow(
    `PORT is "${PORT}", which is not a port. Use a number from 0 to 65535: PORT=3000 npm run serve`,
  );
});

test.each([[['--port', '1']], [['--help']], [['build', 'other']], [['--check-address', 'x']]])(
  'the arguments %j are refused',
  (args) => {
    expect(() => readSettings(args, {})).toThrow(/^The server takes one argument/);
  },
);
