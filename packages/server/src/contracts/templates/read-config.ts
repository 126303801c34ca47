import type { ConfigContent } from '@countersign/contract';
import { configContent } from '@countersign/contract/calls';
import { type Services, demandTimezone, parseBy, parseJson, refuseWith } from '../../platform/index.ts';
import { demandGlyphs } from '../envelopes/index.ts';

/**
 * Validates the configContent of a request, an object or JSON text, for depth, size and permitted keys (security 26). To be
 * called outside of transactions. Every form of the result has an id.
 */
export async function readConfig(
  services: Pick<Services, 'workers'>,
  given: ConfigContent | string,
): Promise<ConfigContent> {
  const config = typeof given === 'string' ? parseBy(configContent, parseJson(given) ?? {}, 'configContent') : given;
  if (config.timezone !== undefined) demandTimezone(config.timezone);
  demandUnique(
    'roleId',
    config.roles.map(({ roleId }) => roleId),
  );
  demandUnique(
    'fileWsid',
    config.documents.map(({ fileWsid }) => fileWsid),
  );
  const named = withFormIds(config);
  demandUnique(
    'formId',
    named.forms.map(({ formId }) => formId ?? ''),
  );
  await demandGlyphs(services, named.forms);
  return named;
}

function demandUnique(field: string, ids: readonly string[]): void {
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice !== undefined) refuseWith('ERROR_MALFORMED', { field: `configContent.${field}`, detail: 'comes twice' });
}

/** `form-1`, `form-2` … for forms without an id, distinct from the given ids. */
function withFormIds(config: ConfigContent): ConfigContent {
  const taken = new Set(config.forms.map(({ formId }) => formId));
  let number = 0;
  const next = (): string => {
    do number += 1;
    while (taken.has(`form-${number}`));
    return `form-${number}`;
  };
  return { ...config, forms: config.forms.map((form) => ({ ...form, formId: form.formId ?? next() })) };
}
