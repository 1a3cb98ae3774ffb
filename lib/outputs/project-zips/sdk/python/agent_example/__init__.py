"""As much of agent-example-sdk as the pages use, so that their programs can run against the sandbox."""

import os
from pathlib import Path

import requests


class Answer(dict):
    def __getattr__(self, name):
        return self.get(name)


class AgentApiError(Exception):
    def __init__(self, problem):
        super().__init__(problem["detail"])
        self.code, self.status, self.request_id = problem["code"], problem["status"], problem["request_id"]


class Group:
    def __init__(self, client, **calls):
        for name, path in calls.items():
            setattr(self, name, lambda path=path, **fields: client.post(path, fields))


class AgentClient:
    def __init__(self, api_key=None, base_url=None):
        self.key = api_key
        self.url = base_url or os.environ.get("AGENT_API_URL", "https://api.agent.example")
        self.face = Group(self, detect="/v1/face/detect", match="/v2/face/match")
        self.liveness = Group(self, validate="/v1/liveness/validate")
        self.hand = Group(self, detect="/v1/hand/detect")
        self.ocr = Group(self, read="/v1/ocr/documents")

    def post(self, path, fields):
        data, files = [], []
        for name, value in fields.items():
            for item in value if isinstance(value, list) else [value]:
                if isinstance(item, Path):
                    item = item.read_bytes()
                if isinstance(item, bytes):
                    files.append((name, ("a.jpg", item, "image/jpeg")))
                else:
                    data.append((name, item))
        headers = {"Authorization": f"Bearer {self.key}"}
        response = requests.post(self.url + path, headers=headers, data=data, files=files)
        body = response.json(object_hook=Answer)
        if not response.ok:
            raise AgentApiError(body)
        return body
