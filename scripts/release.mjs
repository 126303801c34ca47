// npm run release [-- --out DIR] [--image]: writes the release into DIR (dist/release): an archive that runs on Node.js alone, its
// bill of materials (CycloneDX) and SHA256SUMS. The same sources give the same bytes on the same version of Node.js. --image also
// builds the container image with buildah.
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './build/build.mjs';
import { makeImage } from './release/image.mjs';
import { stage } from './release/stage.mjs';
import { compress, digestOfFile, makeTar, releaseName } from './release/tarball.mjs';
import { ensurePkcs11, setUp } from './setup/packages.mjs';
import { callersDirectory, main, ROOT, say, SetupError, step } from './setup/steps.mjs';

const MAX_BYTES = 150e6;
const MAX_IMAGE_BYTES = 300e6;

await main(async () => {
  const { values } = parseArgs({ options: { out: { type: 'string' }, image: { type: 'boolean', default: false } } });
  const out = values.out === undefined ? path.join(ROOT, 'dist/release') : path.resolve(callersDirectory(), values.out);
  await setUp();
  await ensurePkcs11();
  await ensureBuilt();
  mkdirSync(out, { recursive: true });
  const name = releaseName();
  const work = mkdtempSync(path.join(out, '.work-'));
  try {
    const directory = path.join(work, name);
    const { files, bytes, packages } = await step('Collecting the files', () => stage(directory));
    say(`  ${files} files, ${packages} packages, ${(bytes / 1e6).toFixed(1)} MB`);
    if (bytes > MAX_BYTES) throw new SetupError(`a release may have ${MAX_BYTES / 1e6} MB`);
    await step('Packing them', async () => {
      await makeTar(directory, path.join(work, 'release.tar'));
      await compress(path.join(work, 'release.tar'), path.join(out, `${name}.tar.gz`));
    });
    copyFileSync(path.join(directory, 'sbom.cdx.json'), path.join(out, `${name}.sbom.cdx.json`));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  const lines = [];
  for (const file of [`${name}.sbom.cdx.json`, `${name}.tar.gz`])
    lines.push(`${await digestOfFile(path.join(out, file))}  ${file}\n`);
  writeFileSync(path.join(out, 'SHA256SUMS'), lines.join(''));
  say(lines.join('').trimEnd());
  if (!values.image) return;
  const { image, bytes } = await makeImage(out, name);
  say(`  ${image}: ${(bytes / 1e6).toFixed(1)} MB`);
  if (bytes > MAX_IMAGE_BYTES) throw new SetupError(`an image may have ${MAX_IMAGE_BYTES / 1e6} MB`);
});
