#!/usr/bin/env python3
"""A bot that plays on a Princely server by HTTP alone. Standard library only.
    python3 server_bot.py URL TABLE                     sits down at a table and plays
    python3 server_bot.py URL --against easy [GAME]     opens a table against a bot
A token in PRINCELY_TOKEN makes it play as its account, else it is a guest (docs/api.md).
"""
import http.cookiejar, json, os, sys, time, urllib.error, urllib.request


class Server:
    def __init__(self, url):
        self.url = url.rstrip("/") + "/api/v1"
        self.open = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())).open

    def ask(self, method, path, body=None):
        """The answer as JSON; a refusal is raised with its code."""
        headers = {"Content-Type": "application/json"}
        if token := os.environ.get("PRINCELY_TOKEN"):
            headers["Authorization"] = f"Bearer {token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        try:
            with self.open(request, timeout=60) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            problem = json.load(error)
            raise RuntimeError(f"{problem['code']}: {problem['detail']}") from None


def sit_down(server, arguments):
    if arguments[0] == "--against":
        game = arguments[2] if len(arguments) > 2 else "fuerstenfeld"
        seats = [{"type": "me"}, {"type": "bot", "level": arguments[1]}]
        return server.ask("POST", "/tables", {"game": game, "wish": {"players": 2}, "seats": seats})["id"]
    table = arguments[0]
    seats = server.ask("GET", f"/tables/{table}")["seats"]
    free = next(number for number, seat in enumerate(seats) if seat["sitter"]["type"] == "nobody")
    server.ask("POST", f"/tables/{table}/seats/{free}", {})
    return table


def play(server, table):
    moves = 0
    while (card := server.ask("GET", f"/tables/{table}"))["stage"] != "finished":
        legal = server.ask("GET", f"/tables/{table}/legal") if card["your_turn"] else None
        if legal and (actions := legal["reply"]["actions"]):
            command = {"type": "act", "id": f"move-{legal['version']}", "version": legal["version"],
                       "actions": [actions[len(actions) // 2]]}
            server.ask("POST", f"/tables/{table}/commands", command)
            moves += 1
        else:
            time.sleep(0.05)
    winner = card["viewer"]["seat"] in card["winners"]
    print(f"{moves} moves, {'won' if winner else 'lost'}")


if __name__ == "__main__":
    server = Server(sys.argv[1])
    server.ask("POST", "/guests", {"name": "Python"})
    play(server, sit_down(server, sys.argv[2:]))
