import {go as quote, goRaw, indent, jsonText} from './quote';
import {isFile, type BuiltRequest, type Part} from './request';

const check = ['if err != nil {', '\tlog.Fatal(err)', '}'];

/** A Go program with the standard library. */
export function go(request: BuiltRequest): string {
  const {method, url, secrets, headers, body} = request;
  const contentType = body
    ? body.kind === 'multipart'
      ? 'form.FormDataContentType()'
      : quote(body.mediaType)
    : undefined;
  const statements = [
    ...bodyLines(body),
    `request, err := http.NewRequest(${quote(method)}, ${quote(url)}, ${body ? 'body' : 'nil'})`,
    ...check,
    ...secrets.map(
      ({header, prefix, variable}) =>
        `request.Header.Set(${quote(header)}, ${prefix ? `${quote(prefix)}+` : ''}os.Getenv(${quote(variable)}))`,
    ),
    ...headers.map(({name, value}) => `request.Header.Set(${quote(name)}, ${quote(value)})`),
    ...(contentType ? [`request.Header.Set("Content-Type", ${contentType})`] : []),
    '',
    'response, err := http.DefaultClient.Do(request)',
    ...check,
    'defer response.Body.Close()',
    '',
    'content, err := io.ReadAll(response.Body)',
    ...check,
    'if response.StatusCode >= 300 {',
    '\tlog.Fatal(response.Status, " ", string(content))',
    '}',
    'fmt.Println(string(content))',
  ];
  return [
    'package main',
    '',
    'import (',
    ...imports(request).map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    goIndent(statements),
    '}',
  ].join('\n');
}

/** Raw text keeps its indentation, because white space is significant there. */
function goIndent(statements: readonly string[]): string {
  return statements
    .map((statement) => (statement.includes('`') ? `\t${statement}` : indent(statement, '\t')))
    .join('\n');
}

function imports({secrets, body}: BuiltRequest): string[] {
  const files = body?.kind === 'multipart' && body.parts.some(isFile);
  return [
    ...(body?.kind === 'multipart' ? ['bytes'] : []),
    'fmt',
    'io',
    'log',
    ...(body?.kind === 'multipart' ? ['mime/multipart'] : []),
    'net/http',
    ...(files ? ['net/textproto'] : []),
    ...(secrets.length > 0 || files ? ['os'] : []),
    ...(body && body.kind !== 'multipart' ? ['strings'] : []),
  ];
}

function bodyLines(body: BuiltRequest['body']): string[] {
  switch (body?.kind) {
    case 'json':
      return [`body := strings.NewReader(${goRaw(jsonText(body.value))})`];
    case 'text':
      return [`body := strings.NewReader(${quote(body.text)})`];
    case 'multipart':
      return [
        'body := &bytes.Buffer{}',
        'form := multipart.NewWriter(body)',
        ...(body.parts.some(isFile) ? attachFunction : []),
        ...body.parts.map(partLine),
        'form.Close()',
      ];
    default:
      return [];
  }
}

/** `CreatePart`, because `CreateFormFile` sends every file as an octet stream. */
const attachFunction = [
  'attach := func(name, file, kind string) {',
  '\tcontent, err := os.ReadFile(file)',
  ...check.map((line) => `\t${line}`),
  '\tpart, err := form.CreatePart(textproto.MIMEHeader{',
  '\t\t"Content-Disposition": {fmt.Sprintf("form-data; name=%q; filename=%q", name, file)},',
  '\t\t"Content-Type":        {kind},',
  '\t})',
  ...check.map((line) => `\t${line}`),
  '\tpart.Write(content)',
  '}',
];

function partLine({name, value}: Part): string {
  return typeof value === 'string'
    ? `form.WriteField(${quote(name)}, ${quote(value)})`
    : `attach(${[name, value.file, value.contentType].map(quote).join(', ')})`;
}
