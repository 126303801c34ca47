/**
 * The process that holds the keys (conventions, rule 7). It reads the key-encryption key, which no other process does, answers
 * typed requests over its channel, and exits with its parent.
 */
import { type HostCalls, type KeyCalls, systemClock } from '../../platform/index.ts';
import { carriedTrace } from './carried-trace.ts';
import { createSignerCore } from './core.ts';
import { loadKeks } from './kek.ts';
import { type Channel, type Connection, connect } from './rpc.ts';

/** The server answers from its database; a slower call fails the request that needs it. */
const HOST_TIMEOUT_MS = 20_000;

/** A terminal sends its signals to all of its processes; this one runs until its parent closes the channel. */
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit());

const channel: Channel = {
  send: (message) => process.send?.(message as object),
  onMessage: (listener) => void process.on('message', listener),
};

const host: HostCalls = {
  loadAuthority: (input) => connection.call('loadAuthority', input),
  storeAuthority: (made) => connection.call('storeAuthority', made),
  storeSuccession: (succession) => connection.call('storeSuccession', succession),
  destroyKey: (key) => connection.call('destroyKey', key),
  findList: (of) => connection.call('findList', of),
  saveList: (made) => connection.call('saveList', made),
  authorityVersion: (input) => connection.call('authorityVersion', input),
  advanceLog: (checkpoint) => connection.call('advanceLog', checkpoint),
  recordIssued: (issued) => connection.call('recordIssued', issued),
  recordShield: (issued) => connection.call('recordShield', issued),
  findHolderKey: (question) => connection.call('findHolderKey', question),
  recordHolderKey: (made) => connection.call('recordHolderKey', made),
  advanceStamp: (at) => connection.call('advanceStamp', at),
  findDataKey: (wanted) => connection.call('findDataKey', wanted),
  storeDataKey: (made) => connection.call('storeDataKey', made),
  lookUpStatus: (question) => connection.call('lookUpStatus', question),
  audit: (line) => connection.call('audit', line),
};
const core: KeyCalls = createSignerCore({ kek: () => loadKeks(process.env), host, clock: systemClock });
const connection: Connection<HostCalls> = connect<HostCalls>(channel, core, {
  traces: carriedTrace(),
  timeoutMs: HOST_TIMEOUT_MS,
  onTimeout: () => new Error('the server did not answer the signer'),
});
