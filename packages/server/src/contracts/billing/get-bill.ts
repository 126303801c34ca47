import { type BinaryReply, type Services, refuseWith, timeIn } from '../../platform/index.ts';
import { type BilledOrder, findBill } from './order-store.ts';
import { presentBill } from './present.ts';

const ZONE = 'Asia/Shanghai';

/** A bill of this account as a PDF, made from its rows. @throws Refused ERROR_NOT_FOUND */
export async function showBill(
  services: Pick<Services, 'authorityName' | 'db' | 'workers' | 'config'>,
  accountId: string,
  id: string | null,
): Promise<BinaryReply> {
  const found = id === null ? null : await services.db.withTx((tx) => findBill(tx, accountId, id));
  if (found === null) return refuseWith('ERROR_NOT_FOUND');
  const { pdf } = await services.workers.sign.run('renderBill', {
    facts: factsOf(found, services.config.payee?.payeeName ?? services.authorityName),
    by: services.authorityName,
    created: found.bill.issuedAt,
  });
  return {
    body: pdf,
    headers: {
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="${found.bill.number}.pdf"`,
      'x-content-type-options': 'nosniff',
    },
  };
}

function factsOf(found: BilledOrder, payee: string) {
  const { order, bill } = found;
  const { packageName, billNumber, reference } = presentBill(found);
  const money = `${order.currency} ${(order.priceMinor / 100).toFixed(2)}`;
  return {
    billNumber,
    reference,
    payer: order.payerName,
    payee,
    packageZh: packageName['zh-CN'],
    packageEn: packageName.en,
    charges: String(order.charges),
    validDays: String(order.validDays),
    amount: money,
    paid: timeIn(ZONE)(bill.issuedAt),
    payment: '线下转账 bank transfer',
  };
}
