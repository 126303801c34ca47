import { type Api, type ChargeOrder, type DataOf, api, operatorApi } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { type Company, company, employ } from '../../../enterprise/members/testing/company.ts';
import { operatorAt } from '../../../operator/console/testing/staff.ts';

type Charges = DataOf<Api['getCharges']>['charges'];

export interface BillingWorld {
  readonly world: World;
  /** The owner of the firm, whose enterprise account is active. */
  readonly wang: Person;
  readonly li: Person;
  /** A member of the firm. */
  readonly zhang: Person;
  readonly staff: Person;
  readonly chief: Person;
  readonly firm: Company;
  readonly enterpriseId: string;
  /** The parameters of the firm's calls. */
  readonly enterprise: { readonly enterpriseWsid: string };
  chargesOf(person: Person): Promise<Charges>;
  /** Consumption records of the firm. */
  records(filters?: string): Promise<DataOf<Api['listEnterpriseConsumptions']>>;
  /** Has the firm order and pay a package. */
  buy(): Promise<void>;
  /** Keeps the sessions of the people in use. */
  keepSessions(): Promise<void>;
}

let payments = 0;
/** The statement that an order was paid as it says, by a payment of its own. */
export const paymentOf = ({ orderWsid, priceMinor }: Pick<ChargeOrder, 'orderWsid' | 'priceMinor'>) => ({
  params: { orderWsid },
  body: { paymentReference: `BANK-${(payments += 1)}`, amountMinor: priceMinor },
});

/** The parameters of the calls about a person. */
export const own = ({ userWsid }: Person): { userWsid: string } => ({ userWsid });

/** A firm with an owner and a member, another person, and two operators. */
export async function openBillingWorld(): Promise<BillingWorld> {
  const world = await createWorld();
  const [wang, li, zhang] = await world.people('wang', 'li', 'alice');
  const staff = await operatorAt(world, 'cashier');
  const chief = await operatorAt(world, 'chief');
  const firm = await company(wang, '账务测试有限公司');
  await employ(world, firm, zhang);
  const enterprise = { enterpriseWsid: firm.enterpriseWsid };
  return {
    world,
    wang,
    li,
    zhang,
    staff,
    chief,
    firm,
    enterpriseId: fromWsid('enterprise', firm.enterpriseWsid) ?? '',
    enterprise,
    chargesOf: async (person) => (await person.call(api.getCharges, { params: own(person) })).charges,
    records: (filters = '') => wang.call(api.listEnterpriseConsumptions, { params: enterprise, query: { filters } }),
    async buy() {
      const body = { packageCode: 'STARTER' };
      const { order } = await wang.call(api.createEnterpriseOrder, { params: enterprise, body });
      const { request } = await staff.call(operatorApi.payOrder, paymentOf(order));
      await chief.call(operatorApi.confirmOperatorRequest, { params: { requestWsid: request.requestWsid } });
    },
    async keepSessions() {
      for (const person of [wang, li, zhang]) await person.call(api.getUser, { params: own(person), query: {} });
    },
  };
}
