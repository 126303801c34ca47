/** The Alibaba Cloud account, signatures and templates that send text and voice messages. */
export interface AliyunConfig {
  readonly kind: 'aliyun';
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
  readonly mainland: AliyunTexts;
  /** Null = it sends to the Mainland only. */
  readonly abroad: AliyunTexts | null;
  readonly voiceTemplate: string;
  /** Null = a number of Alibaba Cloud. */
  readonly voiceShowNumber: string | null;
  /** Null = the endpoints of Alibaba Cloud. */
  readonly endpoint: string | null;
}

/** What Alibaba Cloud has approved: templates differ between the Mainland and the rest of the world. */
interface AliyunTexts {
  readonly signName: string;
  readonly codeTemplate: string;
  readonly noticeTemplate: string;
}

/** An account of Twilio, or of a provider with the same interface. */
export interface TwilioConfig {
  readonly kind: 'twilio';
  readonly accountSid: string;
  readonly authToken: string;
  /** A phone number, or the id of a messaging service, which begins with MG. */
  readonly from: string;
  /** The number that calls; null = no calls. */
  readonly voiceFrom: string | null;
  readonly endpoint: string;
}

export interface WebhookConfig {
  readonly kind: 'webhook';
  readonly url: string;
  readonly secret: string;
}

export type PhoneCarrierConfig = AliyunConfig | TwilioConfig | WebhookConfig;

/** The texts of the settings that the carriers need. */
export interface CarrierValues {
  readonly smsProvider: 'webhook' | 'aliyun' | 'twilio' | 'none' | null;
  readonly smsWebhookUrl: string | null;
  readonly smsWebhookSecret: string | null;
  readonly aliyunAccessKeyId: string | null;
  readonly aliyunAccessKeySecret: string | null;
  readonly aliyunSmsSignName: string | null;
  readonly aliyunSmsCodeTemplate: string | null;
  readonly aliyunSmsNoticeTemplate: string | null;
  readonly aliyunIntlSignName: string | null;
  readonly aliyunIntlCodeTemplate: string | null;
  readonly aliyunIntlNoticeTemplate: string | null;
  readonly aliyunVoiceTemplate: string | null;
  readonly aliyunVoiceShowNumber: string | null;
  readonly aliyunEndpoint: string | null;
  readonly twilioAccountSid: string | null;
  readonly twilioAuthToken: string | null;
  readonly twilioFrom: string | null;
  readonly twilioVoiceFrom: string | null;
  readonly twilioEndpoint: string | null;
}

/**
 * The carrier that the settings choose; null without one.
 * @param missing is called with the key of each setting that the carrier lacks
 */
export function carrierOf(v: CarrierValues, missing: (key: keyof CarrierValues) => void): PhoneCarrierConfig | null {
  const need = (key: keyof CarrierValues): string => {
    const value = v[key];
    if (value === null) missing(key);
    return value ?? '';
  };
  switch (v.smsProvider) {
    case 'none':
      return null;
    case 'aliyun':
      return aliyunOf(v, need);
    case 'twilio':
      return {
        kind: 'twilio',
        accountSid: need('twilioAccountSid'),
        authToken: need('twilioAuthToken'),
        from: need('twilioFrom'),
        voiceFrom: v.twilioVoiceFrom ?? (v.twilioFrom?.startsWith('+') === true ? v.twilioFrom : null),
        endpoint: v.twilioEndpoint ?? 'https://api.twilio.com',
      };
    default:
      return v.smsWebhookUrl === null
        ? null
        : { kind: 'webhook', url: v.smsWebhookUrl, secret: v.smsWebhookSecret ?? '' };
  }
}

function aliyunOf(v: CarrierValues, need: (key: keyof CarrierValues) => string): AliyunConfig {
  const signName = need('aliyunSmsSignName');
  const isAbroad = v.aliyunIntlCodeTemplate !== null || v.aliyunIntlNoticeTemplate !== null;
  return {
    kind: 'aliyun',
    accessKeyId: need('aliyunAccessKeyId'),
    accessKeySecret: need('aliyunAccessKeySecret'),
    mainland: {
      signName,
      codeTemplate: need('aliyunSmsCodeTemplate'),
      noticeTemplate: need('aliyunSmsNoticeTemplate'),
    },
    abroad: isAbroad
      ? {
          signName: v.aliyunIntlSignName ?? signName,
          codeTemplate: need('aliyunIntlCodeTemplate'),
          noticeTemplate: need('aliyunIntlNoticeTemplate'),
        }
      : null,
    voiceTemplate: need('aliyunVoiceTemplate'),
    voiceShowNumber: v.aliyunVoiceShowNumber,
    endpoint: v.aliyunEndpoint,
  };
}

/** The countries that text messages go to, of ISO 3166-1: those of SMS_COUNTRIES, else what the carrier is set up for; null = all. */
export const countriesOf = (
  given: readonly string[] | null,
  carrier: PhoneCarrierConfig | null,
): readonly string[] | null => given ?? (carrier?.kind === 'aliyun' && carrier.abroad === null ? ['CN'] : null);
