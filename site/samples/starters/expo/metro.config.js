const {getDefaultConfig} = require('expo/metro-config');

const config = getDefaultConfig(__dirname);
config.transformer.babelTransformerPath = require.resolve('./bridge-transformer.js');

module.exports = config;
