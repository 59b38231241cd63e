#!/usr/bin/env python3
"""A bot that plays on a Princely server by HTTP alone. Standard library only.
    python3 server_bot.py URL TABLE                     sits down at a table and plays
    python3 server_bot.py URL --against easy [GAME]     opens a table against a bot
    python3 server_bot.py URL --invited                 waits until somebody asks it to a table, and plays there
A token in PRINCELY_TOKEN makes it play as its account, else it is a guest (docs/api.md).
"""
import http.cookiejar, json, os, sys, time, urllib.error, urllib.request

class Server:
    def __init__(self, url):
        self.url, cookies = url.rstrip("/") + "/api/v1", http.cookiejar.CookieJar()
        self.open = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(cookies)).open

    def ask(self, method, path, body=None):
        """The answer as JSON; a refusal is raised. Who asks too much waits as long as it is told."""
        headers = {"Content-Type": "application/json"}
        if token := os.environ.get("PRINCELY_TOKEN"):
            headers["Authorization"] = f"Bearer {token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        try:
            return json.load(self.open(request, timeout=60))
        except urllib.error.HTTPError as error:
            if error.code != 429:
                raise RuntimeError(error.read().decode()) from None
            time.sleep(int(error.headers["Retry-After"]))
        return self.ask(method, path, body)

def sit_down(server, arguments, me):
    if arguments[0] == "--against":
        game = arguments[2] if len(arguments) > 2 else "fuerstenfeld"
        seats = [{"type": "me"}, {"type": "bot", "level": arguments[1]}]
        return server.ask("POST", "/tables", {"game": game, "wish": {"players": 2}, "seats": seats})["id"]
    invited = arguments[0] == "--invited"
    wanted = {"type": "program", "name": me["name"]} if invited else {"type": "nobody"}
    while True:
        answer = server.ask("GET", "/tables?mine=true&stage=open" if invited else f"/tables/{arguments[0]}")
        for card in answer["tables"] if invited else [answer]:
            for number, seat in enumerate(card["seats"]):
                if seat["sitter"] == wanted and seat["player"] is None:
                    return server.ask("POST", f"/tables/{card['id']}/seats/{number}", {})["id"]
        time.sleep(1)

def play(server, table):
    moves = 0
    while (card := server.ask("GET", f"/tables/{table}"))["stage"] != "finished":
        legal = server.ask("GET", f"/tables/{table}/legal") if card["your_turn"] else None
        if legal and (actions := legal["reply"]["actions"]):
            version, action = legal["version"], actions[len(actions) // 2]
            command = {"type": "act", "id": f"move-{version}", "version": version, "actions": [action]}
            server.ask("POST", f"/tables/{table}/commands", command)
            moves += 1
        else:
            time.sleep(0.05)
    print(f"{moves} moves, {'won' if card['viewer']['seat'] in card['winners'] else 'lost'}")

if __name__ == "__main__":
    server = Server(sys.argv[1])
    play(server, sit_down(server, sys.argv[2:], server.ask("POST", "/guests", {"name": "Python"})["player"]))
