import type { Kek } from '@countersign/pki';
import type { KeyCalls, OpenOptions, Signer } from '../../platform/index.ts';
import { createSignerCore } from './core.ts';
import { type HostPorts, signerHost, signerOver } from './host.ts';

/** The same signer without its process, for tests with a fake clock. */
export async function openSignerInProcess(
  ports: HostPorts & { readonly kek: Kek },
  options: OpenOptions,
): Promise<Signer> {
  const core: KeyCalls = createSignerCore({ kek: () => ports.kek, clock: ports.clock, host: signerHost(ports) });
  await core.open(options);
  return signerOver(core, ports, async () => {});
}
