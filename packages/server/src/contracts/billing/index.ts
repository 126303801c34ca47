// The accounts, orders and bills of persons and enterprises; contracts/charges has their calls.
export { type ChargeOwner, updateAccount } from './account-store.ts';
export { type ReadAccount, openAccount, presentCharges, readAccount } from './account.ts';
export { renderBill } from './bill-task.ts';
export { creditCharges } from './credit-charges.ts';
export { holdCharges, settleCharges } from './envelope-charges.ts';
export { exportSheet } from './export-sheet.ts';
export { showBill } from './get-bill.ts';
export {
  type By,
  cancel,
  demandWaiting,
  giveUpOrder,
  judgePayment,
  moneyOf,
  orderDetail,
  orderPackage,
  settleOrder,
} from './order-charges.ts';
export { type OrderRow, listBills, listOrders, lockOrder, readOrders } from './order-store.ts';
export { type Payments, offlineTransfer } from './payment.ts';
export { refundCharges, refundTermsOf } from './refund.ts';
export { packageName, presentBill, presentOrder } from './present.ts';
