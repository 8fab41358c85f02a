import {go as quote, goRaw, indent} from './quote';
import {tokenVariable, type BuiltRequest, type Part} from './request';

const check = ['if err != nil {', '\tlog.Fatal(err)', '}'];

/** A Go program with the standard library. */
export function go({method, url, needsToken, json, parts}: BuiltRequest): string {
  const hasBody = json !== undefined || parts !== undefined;
  const contentType = parts ? 'form.FormDataContentType()' : '"application/json"';
  const statements = [
    ...(json ? [`body := strings.NewReader(${goRaw(json)})`] : []),
    ...(parts ? formLines(parts) : []),
    `request, err := http.NewRequest(${quote(method)}, ${quote(url)}, ${hasBody ? 'body' : 'nil'})`,
    ...check,
    ...(needsToken ? [`request.Header.Set("Authorization", "Bearer "+os.Getenv("${tokenVariable}"))`] : []),
    ...(hasBody ? [`request.Header.Set("Content-Type", ${contentType})`] : []),
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
  const imports = [
    ...(parts ? ['bytes'] : []),
    'fmt',
    'io',
    'log',
    ...(parts ? ['mime/multipart'] : []),
    'net/http',
    ...(parts ? ['net/textproto'] : []),
    ...(needsToken || parts ? ['os'] : []),
    ...(json ? ['strings'] : []),
  ];
  return [
    'package main',
    '',
    'import (',
    ...imports.map((name) => `\t"${name}"`),
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

function formLines(parts: readonly Part[]): string[] {
  return [
    'body := &bytes.Buffer{}',
    'form := multipart.NewWriter(body)',
    ...attachFunction,
    ...parts.map(partLine),
    'form.Close()',
  ];
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
