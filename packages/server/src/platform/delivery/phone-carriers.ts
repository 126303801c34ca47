import type { PhoneCarrierConfig } from '../config/index.ts';
import { aliyun } from './aliyun.ts';
import type { Carrier, CarrierReport, CarrierServices, PhoneCarrier, ReportRequest } from './phone-carrier.ts';
import { twilio } from './twilio.ts';
import { webhook } from './webhook.ts';

/** Every carrier of text and voice messages, by its name in SMS_PROVIDER. */
const CARRIERS: { readonly [K in PhoneCarrierConfig['kind']]: PhoneCarrier<Extract<PhoneCarrierConfig, { kind: K }>> } =
  { aliyun, twilio, webhook };

const carrierOf = (config: PhoneCarrierConfig) => CARRIERS[config.kind] as PhoneCarrier<PhoneCarrierConfig>;

export const openPhoneCarrier = (config: PhoneCarrierConfig, services: CarrierServices): Carrier =>
  carrierOf(config).open(config, services);

export const carrierAddress = (config: PhoneCarrierConfig): string => carrierOf(config).address(config);

/** What the request reports; `NONE` if this carrier reports nothing. */
export const readCarrierReport = (
  config: PhoneCarrierConfig,
  request: ReportRequest,
): CarrierReport | 'FORGED' | 'NONE' | null => {
  const { readReport } = carrierOf(config);
  return readReport === undefined ? 'NONE' : readReport(config, request);
};
