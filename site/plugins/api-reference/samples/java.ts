import {indent, doubleQuoted as quote, textBlock} from './quote';
import {partHead, tokenVariable, type BuiltRequest, type Part} from './request';

/** A class for Java 15 or later, with the JDK's own client. */
export function java({method, url, needsToken, json, parts}: BuiltRequest): string {
  const content = json
    ? `ofString(${textBlock(json, '        ')})`
    : parts
      ? 'ofByteArray(form.toByteArray())'
      : 'noBody()';
  const type = parts ? '"multipart/form-data; boundary=" + boundary' : '"application/json"';
  const statements = [
    ...(parts ? formLines(parts) : []),
    `var request = HttpRequest.newBuilder(URI.create(${quote(url)}))`,
    ...(needsToken ? [`    .header("Authorization", "Bearer " + System.getenv("${tokenVariable}"))`] : []),
    ...(json || parts ? [`    .header("Content-Type", ${type})`] : []),
    `    .method(${quote(method)}, HttpRequest.BodyPublishers.${content})`,
    '    .build();',
    '',
    'var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());',
    'if (response.statusCode() >= 300) {',
    '    throw new RuntimeException(response.statusCode() + " " + response.body());',
    '}',
    'System.out.println(response.body());',
  ];
  const imports = [
    ...(parts ? ['java.io.ByteArrayOutputStream'] : []),
    'java.net.URI',
    'java.net.http.HttpClient',
    'java.net.http.HttpRequest',
    'java.net.http.HttpResponse',
    ...(parts ? ['java.nio.file.Files', 'java.nio.file.Path', 'java.util.UUID'] : []),
  ];
  return [
    ...imports.map((name) => `import ${name};`),
    '',
    'public class Main {',
    '    public static void main(String[] args) throws Exception {',
    indent(statements.join('\n'), '        '),
    '    }',
    ...(parts ? ['', indent(partMethod, '    ')] : []),
    '}',
  ].join('\n');
}

/** The JDK's client has no forms, so the sample builds the body (RFC 7578). */
function formLines(parts: readonly Part[]): string[] {
  return [
    'var boundary = UUID.randomUUID().toString();',
    'var form = new ByteArrayOutputStream();',
    ...parts.map((part) => {
      const {value} = part;
      const content =
        typeof value === 'string'
          ? `${quote(value)}.getBytes("UTF-8")`
          : `Files.readAllBytes(Path.of(${quote(value.file)}))`;
      return `part(form, boundary, ${quote(partHead(part))}, ${content});`;
    }),
    'form.write(("--" + boundary + "--\\r\\n").getBytes("UTF-8"));',
    '',
  ];
}

const partMethod = `static void part(ByteArrayOutputStream form, String boundary, String head, byte[] content) throws Exception {
    form.write(("--" + boundary + "\\r\\nContent-Disposition: form-data; " + head + "\\r\\n\\r\\n").getBytes("UTF-8"));
    form.write(content);
    form.write("\\r\\n".getBytes("UTF-8"));
}`;
