// Runs a program as a service manager or a container would: as a user without an account, on a file system of which it can write one
// directory; in an image, as uid 1000.
import { spawn } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';

const NO_ACCOUNT = 54_321;
const IN_IMAGE = 1000;

/** Whether this process may make such a place: root, on Linux, with the right to mount. */
export const canConfine = () => process.platform === 'linux' && process.getuid?.() === 0;

/**
 * Every mount of the new namespace is made read-only, but for the one of the writable directory and those of the kernel, on which
 * nothing can be stored. /tmp is a part of the read-only whole.
 */
const CONFINE = `
set -e
mount --bind "$1" "$1"
cut -d' ' -f5 /proc/self/mountinfo | sort -r | while read -r at; do
  case "$at" in "$1"|/proc|/proc/*|/sys|/sys/*|/dev|/dev/null|/dev/pts) ;; *) mount -o remount,bind,ro "$at" 2>/dev/null || true ;; esac
done
# As the unit of systemd has it (ProcSubset=pid): processes, and nothing of the kernel.
mount -t proc -o subset=pid proc /proc
shift
exec setpriv --reuid=${NO_ACCOUNT} --regid=${NO_ACCOUNT} --clear-groups --no-new-privs --inh-caps=-all --bounding-set=-all -- "$@"
`;

/** The same with the files of an image as the root, and the writable directory as its volume at /data. */
const CONFINE_IN_IMAGE = `
set -e
mount --bind "$2" "$2"
mount -o remount,bind,ro "$2"
mount --bind "$1" "$2/data"
mount --bind /dev "$2/dev"
mount -t proc proc "$2/proc"
root=$2
directory=$3
shift 3
exec setpriv --clear-groups --no-new-privs -- unshare --root="$root" --wd="$directory" --setgid=${IN_IMAGE} --setuid=${IN_IMAGE} -- "$@"
`;

/**
 * @param {string} writable a directory, created if it is missing; it then belongs to that user
 * @param {readonly string[]} command
 * @param {{ cwd?: string, env: Record<string, string>, image?: string }} options `image`: the directory with the files of an image,
 *   in which `cwd` and the command are; the writable directory is its volume /data
 */
export function startConfined(writable, command, { cwd = '/', env, image }) {
  mkdirSync(writable, { recursive: true });
  const uid = image === undefined ? NO_ACCOUNT : IN_IMAGE;
  chownSync(writable, uid, uid);
  const what = image === undefined ? [CONFINE, 'sh', writable] : [CONFINE_IN_IMAGE, 'sh', writable, image, cwd];
  const args = ['--mount', '--propagation', 'private', '--', 'sh', '-c', ...what, ...command];
  return spawn('unshare', args, { cwd: image === undefined ? cwd : '/', env, stdio: ['ignore', 'pipe', 'pipe'] });
}
