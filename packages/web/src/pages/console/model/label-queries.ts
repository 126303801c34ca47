import type { Label, SavedView } from '@countersign/contract';
import type { LabelColour, LabelMode } from '@countersign/domain';
import { queryOptions } from '@tanstack/react-query';
import { api, call, keep, queryClient } from '../../../api/client.ts';
import { currentUserWsid } from '../../../api/session.ts';

/** The labels of the active account, sorted by name. */
export const labelsQuery = queryOptions({
  queryKey: ['labels'],
  staleTime: 60_000,
  queryFn: async ({ signal }) => (await call(api.listLabels, { signal })).labels,
});

function keepLabels(labels: readonly Label[]): void {
  void keep(labelsQuery.queryKey, [...labels]);
  void queryClient.invalidateQueries({ queryKey: ['envelopes'] });
}

export interface LabelWords {
  readonly name: string;
  readonly colour: LabelColour;
}
/** Returns the created label. */
export async function addLabel(words: LabelWords): Promise<Label | undefined> {
  const { labels } = await call(api.addLabels, { body: { labels: [words] } });
  keepLabels(labels);
  return labels.find(({ name }) => name === words.name);
}
export async function changeLabel(labelWsid: string, words: LabelWords): Promise<void> {
  keepLabels((await call(api.updateLabels, { body: { labels: [{ labelWsid, ...words }] } })).labels);
}
export async function removeLabel(labelWsid: string): Promise<void> {
  keepLabels((await call(api.deleteLabel, { params: { labelWsid } })).labels);
}
export async function labelEnvelopes(
  envelopeWsids: readonly string[],
  labelWsids: readonly string[],
  mode: LabelMode,
): Promise<void> {
  await call(api.labelEnvelopes, { body: { envelopeWsids: [...envelopeWsids], labelWsids: [...labelWsids], mode } });
  void queryClient.invalidateQueries({ queryKey: ['envelopes'] });
}

/** The saved searches of the active account, sorted by name. */
export const viewsQuery = queryOptions({
  queryKey: ['envelope-views'],
  staleTime: 60_000,
  queryFn: async ({ signal }) =>
    (await call(api.listSavedViews, { params: { userWsid: currentUserWsid() }, signal })).views,
});

const keepViews = (views: readonly SavedView[]): void => void keep(viewsQuery.queryKey, [...views]);

export async function saveView(name: string, search: string): Promise<void> {
  const params = { userWsid: currentUserWsid() };
  keepViews((await call(api.saveView, { params, body: { name, search } })).views);
}
export async function forgetView(viewWsid: string): Promise<void> {
  const params = { userWsid: currentUserWsid(), viewWsid };
  keepViews((await call(api.deleteView, { params })).views);
}
