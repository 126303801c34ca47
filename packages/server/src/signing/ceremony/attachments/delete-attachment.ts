import type { Api, DataIn } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import { deleteAttached } from '../../../contracts/index.ts';
import { type Call, type Services, refuseWith } from '../../../platform/index.ts';
import { takeOwnTurn } from '../acts/append-forms.ts';

type Delete = Api['deleteAttachment'];

/** Removes a file that its participant has not signed with; while they sign, none is removed. */
export async function deleteAttachment(services: Services, call: Call<Delete>): Promise<DataIn<Delete>> {
  const id = fromWsid('attachment', call.params.attachmentWsid) ?? refuseWith('ERROR_ATTACHMENT_NOT_FOUND');
  return services.db.withTx(async (tx) => {
    const { participant } = await takeOwnTurn(tx, call);
    if (!(await deleteAttached(tx, id, participant.id))) refuseWith('ERROR_ATTACHMENT_NOT_FOUND');
    return {};
  });
}
