"""What the samples use of the package `requests`, for machines that do not have it."""

import json as encoder
import urllib.error
import urllib.request
import uuid


class Response:
    def __init__(self, status_code, content):
        self.status_code = status_code
        self.content = content

    @property
    def ok(self):
        return self.status_code < 400

    @property
    def text(self):
        return self.content.decode()

    def json(self):
        return encoder.loads(self.content)


def request(method, url, headers=None, json=None, data=None, files=None, timeout=None, has_json=False):
    headers = dict(headers or {})
    if has_json:
        data = encoder.dumps(json).encode()
        headers.setdefault("Content-Type", "application/json")
    if files:
        fields = [(name, (None, text)) for name, text in (data or {}).items()]
        parts = files.items() if isinstance(files, dict) else files
        data, headers["Content-Type"] = multipart([*fields, *parts])
    message = urllib.request.Request(url, data=data, headers=headers, method=method)
    try:
        with urllib.request.urlopen(message, timeout=timeout) as response:
            return Response(response.status, response.read())
    except urllib.error.HTTPError as error:
        return Response(error.code, error.read())


def multipart(files):
    boundary = uuid.uuid4().hex
    body = b""
    for name, (filename, content, *kind) in files:
        head = f'--{boundary}\r\nContent-Disposition: form-data; name="{name}"'
        head += f'; filename="{filename}"' if filename else ""
        head += f"\r\nContent-Type: {kind[0]}" if kind else ""
        content = content.encode() if isinstance(content, str) else getattr(content, "read", lambda: content)()
        body += head.encode() + b"\r\n\r\n" + content + b"\r\n"
    return body + f"--{boundary}--\r\n".encode(), f"multipart/form-data; boundary={boundary}"


def _named(method):
    def call(url, **options):
        return request(method, url, has_json="json" in options, **options)

    return call


get, post, put, patch, delete, head, options = map(
    _named, ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"]
)
