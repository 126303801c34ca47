import { DEMO_OPERATOR, DEMO_PASSWORD } from '../demo-people.ts';
import type { House } from '../house.ts';
import { createOperator, hashPlainPassword } from './manage-operators.ts';
import { updateOperator } from './store.ts';

/** Makes the operator of the demo where there is none yet, with a password that needs no change. Evaluation mode only. */
export async function seedDemoOperator(
  house: Pick<House, 'config' | 'db' | 'ids' | 'clock' | 'secrets'>,
): Promise<void> {
  if (house.config.mode !== 'evaluation') throw new Error('the demo operator exists in evaluation mode only');
  const passwordHash = await hashPlainPassword(DEMO_PASSWORD, house.secrets.pepper);
  const now = house.clock.now();
  await house.db.withTx(async (tx) => {
    const made = await createOperator(tx, house, { ...DEMO_OPERATOR, passwordHash, now });
    if (made.ok) await updateOperator(tx, made.value.id, { mustChangePassword: false });
  });
}
