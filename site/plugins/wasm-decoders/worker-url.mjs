/**
 * A loader for Emscripten modules. The bundler would write the path of the source file on the building machine for
 * `import.meta.url`; they need the URL of the worker. The URL of a `.wasm` file stays, because the bundler replaces it.
 * @param {string} code
 * @returns {string}
 */
export default function workerUrl(code) {
  return code.replace(/import\.meta\.url(?!\))/g, 'self.location.href');
}
