const PACKAGE_CODES = ['STARTER', 'TEAM', 'BUSINESS', 'SCALE'] as const;
export type PackageCode = (typeof PACKAGE_CODES)[number];

/** What can be bought; amounts in minor units of the currency (conventions). */
export interface ChargePackage {
  readonly packageCode: PackageCode;
  readonly charges: number;
  readonly priceMinor: number;
  readonly currency: 'CNY';
  readonly validDays: number;
}

export const CHARGE_PACKAGES: readonly ChargePackage[] = [
  {
    packageCode: 'STARTER',
    charges: 50,
    priceMinor: 24_900,
    currency: 'CNY',
    validDays: 365,
  },
  {
    packageCode: 'TEAM',
    charges: 300,
    priceMinor: 119_900,
    currency: 'CNY',
    validDays: 365,
  },
  {
    packageCode: 'BUSINESS',
    charges: 1000,
    priceMinor: 349_900,
    currency: 'CNY',
    validDays: 730,
  },
  {
    packageCode: 'SCALE',
    charges: 10_000,
    priceMinor: 2_899_900,
    currency: 'CNY',
    validDays: 730,
  },
];

export const findPackage = (packageCode: string): ChargePackage | null =>
  CHARGE_PACKAGES.find((one) => one.packageCode === packageCode) ?? null;

export const ORDER_STATUSES = ['WAITING', 'PAID', 'CANCELLED'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];
/** How an order is paid. */
export const PAYMENT_KINDS = ['OFFLINE_TRANSFER'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** Maximum number of unpaid orders of one account. */
export const OPEN_ORDERS_MAX = 10;

/** The most charges of one credit without an order, and the most days that they are valid. */
export const CREDIT_MAX = 100_000;
export const CREDIT_DAYS_MAX = 3650;
/** Maximum number of records in one exported file, newest first. */
export const CONSUMPTION_EXPORT_MAX = 10_000;
export const LOW_CHARGES_THRESHOLD_MAX = 1_000_000;
