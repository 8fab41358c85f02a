const upstream = require('@expo/metro-config/babel-transformer');

/** `src/bridge.js` runs in the creator's page. The app imports it as text. */
exports.transform = (file) =>
  upstream.transform(
    /\bsrc[\\/](?:avatar[\\/])?bridge\.js$/.test(file.filename)
      ? {...file, src: `export default ${JSON.stringify(file.src)};`}
      : file,
  );
