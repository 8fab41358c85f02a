"""What the samples use of the package `requests`, for machines that do not have it."""

import json as encoder
import urllib.error
import urllib.request
import uuid
from functools import partial


class Response:
    def __init__(self, status_code, content):
        self.status_code = status_code
        self.ok = status_code < 400
        self.text = content.decode()

    def json(self):
        return encoder.loads(self.text)


def request(method, url, headers=(), files=None, timeout=None, **body):
    headers = dict(headers)
    data = None
    if "json" in body:
        data = encoder.dumps(body["json"]).encode()
        headers["Content-Type"] = "application/json"
    elif files:
        data, headers["Content-Type"] = multipart(files)
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
        head += f'; filename="{filename}"\r\nContent-Type: {kind[0]}' if filename else ""
        body += head.encode() + b"\r\n\r\n" + (content.read() if filename else content.encode()) + b"\r\n"
    return body + f"--{boundary}--\r\n".encode(), f"multipart/form-data; boundary={boundary}"


get, post, put, delete = (partial(request, method) for method in ["GET", "POST", "PUT", "DELETE"])
