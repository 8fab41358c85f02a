import {swift as quote, textBlock} from './quote';
import {partHead, tokenVariable, type BuiltRequest, type Part} from './request';

/** Top-level code of Swift 5.7 or later with Foundation. */
export function swift({method, url, needsToken, json, parts}: BuiltRequest): string {
  const set = (name: string, value: string) => `request.setValue(${value}, forHTTPHeaderField: "${name}")`;
  const type = parts ? '"multipart/form-data; boundary=\\(boundary)"' : '"application/json"';
  return [
    'import Foundation',
    '',
    ...(parts ? formLines(parts) : []),
    `var request = URLRequest(url: URL(string: ${quote(url)})!)`,
    `request.httpMethod = ${quote(method)}`,
    ...(needsToken
      ? [
          'let environment = ProcessInfo.processInfo.environment',
          set('Authorization', `"Bearer " + environment["${tokenVariable}"]!`),
        ]
      : []),
    ...(json || parts ? [set('Content-Type', type)] : []),
    ...(json ? [`request.httpBody = Data(${textBlock(json, '    ')}.utf8)`] : []),
    ...(parts ? ['request.httpBody = form'] : []),
    '',
    'let (data, response) = try await URLSession.shared.data(for: request)',
    'let content = String(decoding: data, as: UTF8.self)',
    'let status = (response as! HTTPURLResponse).statusCode',
    'guard status < 300 else { fatalError("\\(status) \\(content)") }',
    'print(content)',
  ].join('\n');
}

/** Foundation has no forms, so the sample builds the body (RFC 7578). */
function formLines(parts: readonly Part[]): string[] {
  return [
    'let boundary = UUID().uuidString',
    'var form = Data()',
    'func part(_ head: String, _ content: Data) {',
    '    form.append(Data("--\\(boundary)\\r\\nContent-Disposition: form-data; \\(head)\\r\\n\\r\\n".utf8))',
    '    form.append(content)',
    '    form.append(Data("\\r\\n".utf8))',
    '}',
    ...parts.map((part) => {
      const {value} = part;
      const content =
        typeof value === 'string'
          ? `Data(${quote(value)}.utf8)`
          : `try Data(contentsOf: URL(fileURLWithPath: ${quote(value.file)}))`;
      return `part(${quote(partHead(part))}, ${content})`;
    }),
    'form.append(Data("--\\(boundary)--\\r\\n".utf8))',
    '',
  ];
}
