"""Starts a server, and lets schemathesis ask it everything. Called by `cargo xtask api`: SERVER EXAMPLES."""

import json
import re
import subprocess
import sys
import tempfile
import urllib.request

server, examples = sys.argv[1:]


def ask(address, body, cookie=""):
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    request = urllib.request.Request(address, json.dumps(body).encode(), headers, method="POST")
    with urllib.request.urlopen(request) as answer:
        cookie = (answer.headers["Set-Cookie"] or cookie).split(";")[0]
        return json.load(answer), cookie


with tempfile.TemporaryDirectory() as folder:
    command = [server, "serve", "--listen", "127.0.0.1:0", "--data", folder, "--bot-ms", "0", "--adviser", "strong@5"]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        greeting, address, key = "", None, None
        while not (address and key):
            line = running.stdout.readline()
            if not line:
                sys.exit("the server has ended:\n" + greeting)
            greeting += line
            address = address or re.search(r"http://127\.0\.0\.1:\d+", line)
            key = key or re.search(r"admin/(\w+)", line)
        api = address.group(0) + "/api/v1"
        _, cookie = ask(api + "/guests", {})
        ask(api + "/me/admin", {"key": key.group(1)}, cookie)
        scopes = ["read", "play", "unlimited"]
        token, _ = ask(api + "/tokens", {"label": "api", "scopes": scopes, "days": 1}, cookie)
        seats = [{"type": "me"}, {"type": "bot", "level": "easy"}]
        table, _ = ask(api + "/tables", {"game": "fuerstenfeld", "wish": {"players": 2}, "seats": seats}, cookie)
        settings = folder + "/schemathesis.toml"
        with open(settings, "w") as file:
            file.write('[parameters]\n"path.table" = "%s"\n' % table["id"])
        # Every request may be refused with 400 and a reason: a schema cannot say all that makes sense.
        schemathesis = [sys.executable, "-m", "schemathesis.cli", "--config-file", settings, "run", address.group(0) + "/api/openapi.json",
                        "--header", "Authorization: Bearer " + token["secret"], "--header", "Cookie: " + cookie,
                        "--max-examples", examples, "--seed", "1", "--phases", "examples,coverage,fuzzing",
                        "--exclude-path-regex", "(stream|socket)$", "--checks", "all",
                        "--exclude-checks", "positive_data_acceptance",
                        "--generation-database", "none"]
        sys.exit(subprocess.run(schemathesis).returncode)
    finally:
        running.terminate()
        running.wait()
