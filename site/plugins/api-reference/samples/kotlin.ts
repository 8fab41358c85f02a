import {clientImports, publisher} from './jdk';
import {indent, kotlin as quote, kotlinRaw} from './quote';
import {tokenVariable, type BuiltRequest, type Part} from './request';

/** Kotlin on JDK 11 or later, with the JDK's own client. */
export function kotlin(request: BuiltRequest): string {
  const {method, url, needsToken, json, parts} = request;
  const type = parts ? '"multipart/form-data; boundary=$boundary"' : '"application/json"';
  const statements = [
    ...(parts ? multipartLines(parts) : []),
    `val request = HttpRequest.newBuilder(URI.create(${quote(url)}))`,
    ...(needsToken ? [`    .header("Authorization", "Bearer \${System.getenv("${tokenVariable}")}")`] : []),
    ...(json || parts ? [`    .header("Content-Type", ${type})`] : []),
    `    .method(${quote(method)}, ${publisher(request, (text) => `${kotlinRaw(text, '        ')}.trimIndent()`)})`,
    '    .build()',
    '',
    'val response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString())',
    'check(response.statusCode() < 300) { "${response.statusCode()} ${response.body()}" }',
    'println(response.body())',
  ];
  const imports = [
    ...(parts ? ['java.io.ByteArrayOutputStream', 'java.io.File'] : []),
    ...clientImports,
    ...(parts ? ['java.util.UUID'] : []),
  ];
  return [
    ...imports.map((name) => `import ${name}`),
    '',
    'fun main() {',
    indent(statements.join('\n'), '    '),
    '}',
  ].join('\n');
}

/** The JDK's client doesn't support forms, so the sample builds the body itself (RFC 7578). */
function multipartLines(parts: readonly Part[]): string[] {
  const line = ({name, value}: Part) =>
    typeof value === 'string'
      ? `text(${quote(name)}, ${quote(value)})`
      : `file(${[name, value.file, value.contentType].map(quote).join(', ')})`;
  return [
    'val boundary = UUID.randomUUID().toString()',
    'val form = ByteArrayOutputStream()',
    'fun part(head: String, content: ByteArray) {',
    '    form.write("--$boundary\\r\\nContent-Disposition: form-data; $head\\r\\n\\r\\n".toByteArray())',
    '    form.write(content)',
    '    form.write("\\r\\n".toByteArray())',
    '}',
    'fun text(name: String, value: String) = part("name=\\"$name\\"", value.toByteArray())',
    'fun file(name: String, path: String, type: String) =',
    '    part("name=\\"$name\\"; filename=\\"$path\\"\\r\\nContent-Type: $type", File(path).readBytes())',
    ...parts.map(line),
    'form.write("--$boundary--\\r\\n".toByteArray())',
    '',
  ];
}
