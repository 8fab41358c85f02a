const {getDefaultConfig} = require('expo/metro-config');

const config = getDefaultConfig(__dirname);
// Metro's cache is shared by all projects, and keeps the path of a DOM component, such as `AvatarScene.tsx`, in another one.
config.cacheVersion = __dirname;
config.transformer.babelTransformerPath = require.resolve('./bridge-transformer.js');

module.exports = config;
