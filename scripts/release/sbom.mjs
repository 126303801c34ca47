import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { ROOT, SetupError } from '../setup/steps.mjs';

/** Our packages, but for those of tests and tools. */
const OWN = /^@countersign\/(?!testkit|bench|e2e)/;

/**
 * @typedef {{ 'bom-ref': string, name: string, version: string, externalReferences?: { type: string }[] }} Component
 * @typedef {{ serialNumber: string, metadata: { timestamp?: string, component: { 'bom-ref': string, name: string } }, components: Component[],
 *   dependencies: { ref: string, dependsOn: string[] }[] }} Sbom
 */

/**
 * Of everything installed: without the packages of tools, npm also leaves out those that tools share with the product.
 * @param {string} directory
 * @returns {Sbom}
 */
function ask(directory) {
  const own = process.env.npm_execpath;
  const [command, first] = own?.endsWith('npm-cli.js') === true ? [process.execPath, [own]] : ['npm', []];
  const said = spawnSync(command, [...first, 'sbom', '--sbom-format', 'cyclonedx'], {
    cwd: path.join(ROOT, directory),
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    env: { ...process.env, NODE_ENV: 'development', npm_config_loglevel: 'error', npm_config_update_notifier: 'false' },
  });
  if (said.status !== 0) throw new SetupError(`npm sbom failed: ${said.stderr}`);
  return JSON.parse(said.stdout);
}

/**
 * The bill of materials of a release (CycloneDX, JSON): every package that is in it, those bundled into the pages included.
 * npm writes the time and a random number into it; here the number follows from the content, and there is no time.
 * @param {readonly import('./packages.mjs').Needed[]} packages in node_modules of the release, or bundled into its pages
 * @returns {string}
 */
export function makeSbom(packages) {
  const house = ask('.');
  const token = ask('optional/pkcs11');
  const wanted = new Set(packages.map(({ name, version }) => `${name}@${version}`));
  /** @type {Map<string, Component>} */
  const components = new Map();
  for (const component of [...house.components, ...token.components]) {
    const { externalReferences = [], ...rest } = component;
    // Where it was downloaded from depends on the machine.
    const references = externalReferences.filter(({ type }) => type !== 'distribution');
    const ref = component['bom-ref'];
    if (wanted.has(ref)) components.set(ref, { ...rest, externalReferences: references });
  }
  const missing = [...wanted].filter((ref) => !components.has(ref));
  if (missing.length > 0) throw new SetupError(`npm sbom does not list ${missing.join(', ')}`);
  // Our own packages are the application itself, so what one of them needs is needed by that.
  const whole = house.metadata.component['bom-ref'];
  /** @type {Map<string, Set<string>>} */
  const needs = new Map([[whole, new Set()]]);
  for (const { ref, dependsOn } of [...house.dependencies, ...token.dependencies]) {
    const target = OWN.test(ref) ? whole : ref;
    if (target !== whole && !wanted.has(target)) continue;
    if (ref === whole) continue;
    const known = needs.get(target) ?? new Set();
    for (const one of dependsOn) if (wanted.has(one)) known.add(one);
    needs.set(target, known);
  }
  const dependencies = new Map([...needs].map(([ref, on]) => [ref, { ref, dependsOn: [...on].sort() }]));
  const sorted = (/** @type {Map<string, unknown>} */ map) => [...map.keys()].sort().map((key) => map.get(key));
  const { timestamp: _, ...metadata } = house.metadata;
  const content = {
    ...house,
    serialNumber: '',
    // npm names the component after the directory of the checkout.
    metadata: { ...metadata, component: { ...metadata.component, name: 'countersign', type: 'application' } },
    components: sorted(components),
    dependencies: sorted(dependencies),
  };
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  // The form of a UUID of version 8: its content is up to the application (RFC 9562 §5.8).
  const id = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ];
  return `${JSON.stringify({ ...content, serialNumber: `urn:uuid:${id.join('-')}` }, null, 1)}\n`;
}
