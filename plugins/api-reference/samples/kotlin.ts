import {clientImports, publisher} from './jdk';
import {indent, kotlin as quote, kotlinRaw} from './quote';
import {isFile, type BuiltRequest, type Part} from './request';

/** Kotlin on JDK 11 or later, with the JDK's own client. */
export function kotlin(request: BuiltRequest): string {
  const {method, url, secrets, headers, body} = request;
  const files = body?.kind === 'multipart' && body.parts.some(isFile);
  const statements = [
    ...(body?.kind === 'multipart' ? multipartLines(body.parts) : []),
    `val request = HttpRequest.newBuilder(URI.create(${quote(url)}))`,
    ...secrets.map(
      ({header, prefix, variable}) => `    .header(${quote(header)}, "${prefix}\${System.getenv("${variable}")}")`,
    ),
    ...headers.map(({name, value}) => `    .header(${quote(name)}, ${quote(value)})`),
    ...(body
      ? [
          `    .header("Content-Type", ${body.kind === 'multipart' ? '"multipart/form-data; boundary=$boundary"' : quote(body.mediaType)})`,
        ]
      : []),
    `    .method(${quote(method)}, ${publisher(body, {json: (text) => `${kotlinRaw(text, '        ')}.trimIndent()`, text: quote})})`,
    '    .build()',
    '',
    'val response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString())',
    'check(response.statusCode() < 300) { "${response.statusCode()} ${response.body()}" }',
    'println(response.body())',
  ];
  const imports = [
    ...(body?.kind === 'multipart' ? ['java.io.ByteArrayOutputStream'] : []),
    ...(files ? ['java.io.File'] : []),
    ...clientImports,
    ...(body?.kind === 'multipart' ? ['java.util.UUID'] : []),
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
  const has = {text: parts.some((part) => !isFile(part)), file: parts.some(isFile)};
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
    ...(has.text ? ['fun text(name: String, value: String) = part("name=\\"$name\\"", value.toByteArray())'] : []),
    ...(has.file
      ? [
          'fun file(name: String, path: String, type: String) =',
          '    part("name=\\"$name\\"; filename=\\"$path\\"\\r\\nContent-Type: $type", File(path).readBytes())',
        ]
      : []),
    ...parts.map(line),
    'form.write("--$boundary--\\r\\n".toByteArray())',
    '',
  ];
}
