"""Takes every picture that is missing or out of date, one at a time, showing the progress.

    python3 render.py [--watch] [--draft] [--to FOLDER] [name …]

Scenes are described in scenes/*.json. A picture is up to date while its description, the code it names as its
version and the drawn patterns it uses are those of its last rendering (rendered.json).
--watch waits for new descriptions; names pick scenes. A file .porteka/stop ends the run after the current picture.
"""
import argparse
import glob
import hashlib
import json
import os
import re
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
CACHE = os.path.join(HERE, ".porteka")
ORIGINALS = os.path.join(HERE, "originals")
RECORD = os.path.join(HERE, "rendered.json")
STOP = os.path.join(CACHE, "stop")
LOOK_VERSION = 1
#: Outdated pictures come after all missing ones.
STALE_LAST = 10
#: Blender finds its Python beside the first python3 of PATH; it must be the system's, which has OpenCV.
SYSTEM_PATH = "/usr/bin:/bin"


def _resolved(value, file):
    """Replaces {"use": part, …} and "@material" by what the file's `parts` and `materials` say."""
    if isinstance(value, str) and value.startswith("@"):
        return _resolved(file["materials"][value[1:]], file)
    if isinstance(value, list):
        return [_resolved(v, file) for v in value]
    if isinstance(value, dict):
        if "use" in value:
            value = {**file["parts"][value["use"]], **{k: v for k, v in value.items() if k != "use"}}
        if isinstance(value.get("base"), str) and value["base"].startswith("@"):
            value = {**file["materials"][value["base"][1:]], **{k: v for k, v in value.items() if k != "base"}}
        return {k: _resolved(v, file) for k, v in value.items()}
    return value


def scenes():
    """Every scene with its references resolved, in the order of `scenes/*.json`. A file's own parts and materials win
    over those of the same name in other files."""
    files = []
    for path in sorted(glob.glob(os.path.join(HERE, "scenes", "*.json"))):
        with open(path, encoding="utf-8") as handle:
            files.append(json.load(handle))
    shared = {key: {k: v for file in reversed(files) for k, v in file.get(key, {}).items()} for key in ("materials", "parts")}
    found, homes = {}, {}
    for file in files:
        for key, known in shared.items():
            file[key] = {**known, **file.get(key, {})}
        for name, scene in file.get("scenes", {}).items():
            found[name] = {**file.get("all", {}), **_resolved(scene, file)}
            homes[name] = file
    for file in files:
        for name, variant in file.get("variants", {}).items():
            found[name] = _variant(name, variant, homes[variant["of"]])
    return found


def _variant(name, variant, home):
    """The first view of another scene with some materials exchanged: the same thing in another colour or pattern."""
    exchanged = {material: _resolved(other, home) for material, other in variant["with"].items()}
    scene = home["scenes"][variant["of"]]
    taken = _resolved(scene, {**home, "materials": {**home["materials"], **exchanged}})
    return {**home.get("all", {}), **taken, "views": [{**scene["views"][0], "file": name}]}


def _fingerprint(scene, view):
    described = json.dumps([LOOK_VERSION, {k: v for k, v in scene.items() if k != "views"}, view], sort_keys=True)
    digest = hashlib.sha256(described.encode())
    for name in sorted(set(re.findall(r'"pattern": "([^"]+)"', described))):
        with open(os.path.join(HERE, "patterns", name + ".svg"), "rb") as handle:
            digest.update(handle.read())
    return digest.hexdigest()[:16]


def _record():
    if not os.path.exists(RECORD):
        return {}
    with open(RECORD, encoding="utf-8") as handle:
        return json.load(handle)


def due(target):
    """[(order, scene name, scene, [views to take])…]: first views first, missing ones before outdated ones."""
    record, jobs = _record(), []
    everything = scenes()
    for place, (name, scene) in enumerate(everything.items()):
        views = [v for v in scene["views"]
                 if record.get(v["file"]) != _fingerprint(scene, v) or not os.path.exists(os.path.join(target, v["file"] + ".jpg"))]
        for view in views:
            order = view.get("order", 1 if view["file"].endswith("-1") else 2)
            stale = os.path.exists(os.path.join(target, view["file"] + ".jpg"))
            jobs.append((order + STALE_LAST * stale, place, name, scene, view))
    jobs.sort(key=lambda job: job[:2])
    return jobs, sum(len(scene["views"]) for scene in everything.values())


def take(scene, view, target, flags=()):
    os.makedirs(CACHE, exist_ok=True)
    description = os.path.join(CACHE, "draft.json" if flags else "description.json")
    with open(description, "w", encoding="utf-8") as handle:
        json.dump({**scene, "views": [view]}, handle)
    command = ["nice", "-n", "19", "blender", "-b", "-t", "2", "--python-exit-code", "3", "--python", os.path.join(HERE, "stage.py"), "--",
               description, target, CACHE, *flags]
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          env={**os.environ, "PATH": SYSTEM_PATH})


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--watch", action="store_true")
    parser.add_argument("--draft", action="store_true", help="half size, to check a description; not recorded")
    parser.add_argument("--check", action="store_true", help="only build the scenes and print their sizes")
    parser.add_argument("--to", default=ORIGINALS)
    options = parser.parse_args()
    if options.check:
        for name, scene in scenes().items():
            if name in options.names or not options.names:
                result = take(scene, scene["views"][0], options.to, ["--check"])
                lines = result.stdout.splitlines()
                print(name, *([line for line in lines if line.startswith("bounds")] or lines[-8:]), sep="\n  ", flush=True)
        return 0
    failed = {}
    while not os.path.exists(STOP) or options.draft:
        jobs, total = due(options.to) if not options.draft else ([(0, 0, n, s, v) for n, s in scenes().items() for v in s["views"]], 0)
        jobs = [job for job in jobs if not options.names or job[2] in options.names or job[4]["file"] in options.names]
        jobs = [job for job in jobs if failed.get(job[4]["file"]) != _fingerprint(job[3], job[4])]
        for _, _, name, scene, view in jobs if options.draft else jobs[:1]:
            started = time.time()
            result = take(scene, view, options.to, ["--draft"] if options.draft else [])
            if result.returncode:
                failed[view["file"]] = _fingerprint(scene, view)
                print(f"FAILED {view['file']}\n" + "\n".join(result.stdout.splitlines()[-14:]), flush=True)
                continue
            print(f"{total - len(jobs) + 1}/{total} {view['file']} {time.time() - started:.0f} s", flush=True)
            if not options.draft:
                record = _record()
                record[view["file"]] = _fingerprint(scene, view)
                with open(RECORD + ".new", "w", encoding="utf-8") as handle:
                    json.dump(record, handle, indent=1, sort_keys=True)
                os.replace(RECORD + ".new", RECORD)
        if options.draft or (not jobs and not options.watch):
            break
        if not jobs:
            time.sleep(3)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
