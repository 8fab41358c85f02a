import {csharpRaw, doubleQuoted as quote} from './quote';
import {tokenVariable, type BuiltRequest, type Part} from './request';

/** Top-level statements of C# 11 with the project's implicit usings. */
export function csharp({method, url, needsToken, json, parts}: BuiltRequest): string {
  const name = method.charAt(0) + method.slice(1).toLowerCase();
  return [
    ...(json ? ['using System.Text;', ''] : []),
    ...(parts ? ['using System.Net.Http.Headers;', ''] : []),
    'using var client = new HttpClient();',
    `using var request = new HttpRequestMessage(HttpMethod.${name}, ${quote(url)});`,
    ...(needsToken
      ? [
          `request.Headers.TryAddWithoutValidation("Authorization", "Bearer " + Environment.GetEnvironmentVariable("${tokenVariable}"));`,
        ]
      : []),
    ...(json ? contentLines(json) : []),
    ...(parts ? formLines(parts) : []),
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

function contentLines(json: string): string[] {
  return [
    'request.Content = new StringContent(',
    `    ${csharpRaw(json, '    ')},`,
    '    Encoding.UTF8,',
    '    "application/json");',
  ];
}

function formLines(parts: readonly Part[]): string[] {
  return [
    '',
    'using var form = new MultipartFormDataContent();',
    'void Attach(string name, string path, string type)',
    '{',
    '    var content = new StreamContent(File.OpenRead(path));',
    '    content.Headers.ContentType = MediaTypeHeaderValue.Parse(type);',
    '    form.Add(content, name, path);',
    '}',
    ...parts.map(partLine),
    'request.Content = form;',
  ];
}

function partLine({name, value}: Part): string {
  return typeof value === 'string'
    ? `form.Add(new StringContent(${quote(value)}), ${quote(name)});`
    : `Attach(${[name, value.file, value.contentType].map(quote).join(', ')});`;
}
