import { BULK_ACTION_MAX, LABEL_COLOURS, LABEL_MODES, LABEL_NAME_MAX } from '@countersign/domain';
import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { labelRoutes } from '../routes/labels.ts';
import { label, savedView } from '../shapes/entities.ts';
import { wsid } from './envelope-params.ts';
import { lineText } from '../shapes/basics.ts';

const name = lineText(LABEL_NAME_MAX);
const colour = z.enum(LABEL_COLOURS);
const labels = z.object({ labels: z.array(label) });
const views = z.object({ views: z.array(savedView) });
const userParams = z.object({ userWsid: wsid });
/** Spec §7 "Messages and labels"; a label belongs to one account. */
export const labelCalls = endpoints(labelRoutes, {
  listLabels: {
    access: 'account',
    summary: 'The labels of the active account, by name',
    response: labels,
  },
  addLabels: {
    access: 'account',
    summary: 'Add labels; returns all',
    body: z.strictObject({
      labels: z
        .array(z.strictObject({ name, colour: colour.default('GREY') }))
        .min(1)
        .max(100),
    }),
    response: labels,
  },
  updateLabels: {
    access: 'account',
    summary: 'Rename or recolour labels',
    body: z.strictObject({
      labels: z
        .array(
          z.strictObject({
            labelWsid: wsid,
            labelId: wsid.optional(),
            name: name.optional(),
            colour: colour.optional(),
          }),
        )
        .min(1)
        .max(100),
    }),
    response: labels,
  },
  deleteLabel: {
    access: 'account',
    summary: 'Delete a label and remove it from every envelope',
    params: z.object({ labelWsid: wsid }),
    response: labels,
  },
  labelEnvelopes: {
    access: 'account',
    summary: 'Set, add or remove labels of envelopes; an envelope that is not the caller’s is ignored',
    body: z.strictObject({
      envelopeWsids: z.array(wsid).min(1).max(BULK_ACTION_MAX),
      labelWsids: z.array(wsid).max(100),
      mode: z.enum(LABEL_MODES).default('REPLACE'),
    }),
    response: z.object({ envelopes: z.array(z.object({ envelopeWsid: z.string(), labels: z.array(label) })) }),
  },
  listSavedViews: {
    access: 'self',
    summary: 'The saved searches of the active account, by name',
    params: userParams,
    response: views,
  },
  saveView: {
    access: 'self',
    summary: 'Save a search under a name; one of the same name is replaced',
    params: userParams,
    body: z.strictObject({ name, search: z.string().max(2000) }),
    response: views,
  },
  deleteView: {
    access: 'self',
    summary: 'Delete a saved search',
    params: userParams.extend({ viewWsid: wsid }),
    response: views,
  },
});
