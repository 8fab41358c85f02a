import {csharp as quote, csharpRaw, jsonText} from './quote';
import {isFile, type BuiltRequest, type Part} from './request';

/** Top-level statements of C# 11 with the project's implicit usings. */
export function csharp({method, url, headers, secrets, body}: BuiltRequest): string {
  const name = method.charAt(0) + method.slice(1).toLowerCase();
  return [
    ...usings(body),
    'using var client = new HttpClient();',
    `using var request = new HttpRequestMessage(HttpMethod.${name}, ${quote(url)});`,
    ...secrets.map(
      ({header, prefix, variable}) =>
        `request.Headers.TryAddWithoutValidation(${quote(header)}, ${secret(prefix, variable)});`,
    ),
    ...headers.map((entry) => `request.Headers.TryAddWithoutValidation(${quote(entry.name)}, ${quote(entry.value)});`),
    ...bodyLines(body),
    '',
    'using var response = await client.SendAsync(request);',
    'var content = await response.Content.ReadAsStringAsync();',
    'if (!response.IsSuccessStatusCode)',
    '{',
    '    throw new HttpRequestException($"{(int)response.StatusCode} {content}");',
    '}',
    'Console.WriteLine(content);',
  ].join('\n');
}

function secret(prefix: string, variable: string): string {
  const read = `Environment.GetEnvironmentVariable(${quote(variable)})`;
  return prefix ? `${quote(prefix)} + ${read}` : read;
}

function usings(body: BuiltRequest['body']): string[] {
  const name =
    body?.kind === 'multipart'
      ? body.parts.some(isFile)
        ? 'System.Net.Http.Headers'
        : undefined
      : body && 'System.Text';
  return name ? [`using ${name};`, ''] : [];
}

function bodyLines(body: BuiltRequest['body']): string[] {
  switch (body?.kind) {
    case 'json':
      return stringContent(csharpRaw(jsonText(body.value), '    '), body.mediaType);
    case 'text':
      return stringContent(quote(body.text), body.mediaType);
    case 'multipart':
      return [
        '',
        'using var form = new MultipartFormDataContent();',
        ...(body.parts.some(isFile) ? attachFunction : []),
        ...body.parts.map(partLine),
        'request.Content = form;',
      ];
    default:
      return [];
  }
}

const attachFunction = [
  'void Attach(string name, string path, string type)',
  '{',
  '    var content = new StreamContent(File.OpenRead(path));',
  '    content.Headers.ContentType = MediaTypeHeaderValue.Parse(type);',
  '    form.Add(content, name, path);',
  '}',
];

function partLine({name, value}: Part): string {
  return typeof value === 'string'
    ? `form.Add(new StringContent(${quote(value)}), ${quote(name)});`
    : `Attach(${[name, value.file, value.contentType].map(quote).join(', ')});`;
}

/** The constructor expects a plain media type and adds the charset itself. */
function stringContent(text: string, mediaType: string): string[] {
  const [bareType = mediaType] = mediaType.split(';');
  return [
    'request.Content = new StringContent(',
    `    ${text},`,
    '    Encoding.UTF8,',
    `    ${quote(bareType.trim())});`,
  ];
}
