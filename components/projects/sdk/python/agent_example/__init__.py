"""As much of agent-example-sdk as the pages use, so that their programs can run against the sandbox."""

import base64
import hashlib
import hmac
import json
import os
import time
from pathlib import Path

import requests


class Answer(dict):
    def __getattr__(self, name):
        return self.get(name)


class AgentApiError(Exception):
    def __init__(self, problem):
        super().__init__(problem["detail"])
        self.code, self.status, self.request_id = problem["code"], problem["status"], problem["request_id"]


class WebhookVerificationError(Exception):
    pass


class Group:
    def __init__(self, **calls):
        for name, call in calls.items():
            setattr(self, name, call)


call_options = ("client_key", "idempotency_key")


class AgentClient:
    def __init__(self, api_key=None, client_key=None, base_url=None):
        self.key, self.client_key = api_key, client_key
        self.url = base_url or os.environ.get("AGENT_API_URL", "https://api.agent.example")
        self.face = Group(detect=self.form("/v1/face/detect"), match=self.form("/v2/face/match"))
        self.liveness = Group(validate=self.form("/v1/liveness/validate"))
        self.hand = Group(detect=self.form("/v1/hand/detect"))
        self.ocr = Group(read=self.form("/v1/ocr/documents"))
        self.widget = Group(create_session=self.json("/v1/widget/sessions"))
        self.events = Group(list=lambda **query: self.list("/v1/events", **split(query, "query")))
        self.usage = Group(get=lambda **options: self.request("GET", "/v1/usage", **options))
        self.webhooks = Group(verify=verify)

    def form(self, path):
        return lambda **fields: self.request("POST", path, **split(fields, "form"))

    def json(self, path):
        return lambda **fields: self.request("POST", path, **split(fields, "body"))

    def list(self, path, query=None, client_key=None):
        query = dict(query or {})
        while True:
            page = self.request("GET", path, query=query, client_key=client_key)
            yield from page.data
            if not page.next_cursor:
                return
            query["cursor"] = page.next_cursor

    def request(self, method, path, query=None, body=None, form=None, idempotency_key=None, client_key=None):
        given = {"X-Client-Key": client_key or self.client_key, "Idempotency-Key": idempotency_key}
        headers = {name: value for name, value in given.items() if value}
        headers["Authorization"] = f"Bearer {self.key}"
        data, files = to_form(form or {})
        if body is not None:
            headers["Content-Type"] = "application/json"
            data = json.dumps(body, separators=(",", ":"))
        response = requests.request(
            method, self.url + path, params=query, headers=headers, data=data or None, files=files or None
        )
        result = response.json(object_hook=Answer)
        if not response.ok:
            raise AgentApiError(result)
        return result


def split(fields, place):
    options = {name: fields.pop(name) for name in call_options if name in fields}
    return {place: fields, **options}


def to_form(fields):
    data, files = [], []
    for name, value in fields.items():
        for item in value if isinstance(value, list) else [value]:
            file_name = "a.jpg"
            if isinstance(item, Path):
                file_name, item = item.name, item.read_bytes()
            if isinstance(item, bytes):
                kind = "application/pdf" if file_name.endswith(".pdf") else "image/jpeg"
                files.append((name, (file_name, item, kind)))
            else:
                data.append((name, item))
    return data, files


def verify(body, headers, secret):
    body = body.encode() if isinstance(body, str) else body
    names = {name.lower(): value for name, value in headers.items()}
    message_id, timestamp = names.get("webhook-id", ""), names.get("webhook-timestamp", "0")
    key = base64.b64decode(secret.removeprefix("whsec_"))
    digest = hmac.new(key, f"{message_id}.{timestamp}.".encode() + body, hashlib.sha256).digest()
    expected = "v1," + base64.b64encode(digest).decode()
    given = names.get("webhook-signature", "").split()
    if not key or abs(time.time() - int(timestamp)) > 300 or not any(hmac.compare_digest(one, expected) for one in given):
        raise WebhookVerificationError("Not signed by the platform")
    return json.loads(body, object_hook=Answer)
