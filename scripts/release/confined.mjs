// Runs a program as a service manager or a container would: as uid 1000, on a file system of which it can write one directory.
import { spawn } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';

const UID = 1000;

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
shift
exec setpriv --reuid=${UID} --regid=${UID} --clear-groups --no-new-privs --inh-caps=-all --bounding-set=-all -- "$@"
`;

/**
 * @param {string} writable a directory, created if it is missing; it then belongs to uid 1000
 * @param {readonly string[]} command
 * @param {{ cwd?: string, env: Record<string, string> }} options
 */
export function startConfined(writable, command, { cwd = '/', env }) {
  mkdirSync(writable, { recursive: true });
  chownSync(writable, UID, UID);
  const args = ['--mount', '--propagation', 'private', '--', 'sh', '-c', CONFINE, 'sh', writable, ...command];
  return spawn('unshare', args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
}
