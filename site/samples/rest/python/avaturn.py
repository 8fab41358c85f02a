import json
import os
import urllib.error
import urllib.parse
import urllib.request

API = os.environ.get("AVATURN_API_URL", "https://api.avaturn.me")
TOKEN = os.environ["AVATURN_API_TOKEN"]


class ApiError(Exception):
    """A response with a status other than 2xx."""

    def __init__(self, status, text):
        super().__init__(f"{status} {text}")
        self.status = status


def call(method, path, query=None, body=None):
    """Calls the API and returns the parsed response."""
    url = f"{API}/api/v1{path}"
    if query:
        url += "?" + urllib.parse.urlencode(query)
    headers = {"Authorization": f"Bearer {TOKEN}"}
    data = None
    if body is not None:
        headers["Content-Type"] = "application/json"
        data = json.dumps(body).encode()
    request = urllib.request.Request(url, data=data, headers=headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=30) as response:
            text = response.read()
    except urllib.error.HTTPError as error:
        raise ApiError(error.code, error.read().decode(errors="replace")) from error
    return json.loads(text) if text else None
