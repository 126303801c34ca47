import { z } from 'zod';
import { BOUNCE_ADDRESS, COUNTRIES, address, choice, name, number, setting, text, url } from './setting-forms.ts';

/** How messages leave: mail, text messages and calls. */
export const MESSAGE_SETTINGS = {
  smtpUrl: setting('SMTP_URL', url(['smtp', 'smtps']), {
    default: 'the outbox at /dev/outbox',
    form: 'smtp(s)://user:password@host:port',
    meaning: 'the server that sends e-mail',
    secret: true,
  }),
  mailFrom: setting('MAIL_FROM', text, { default: '', form: 'an e-mail address', meaning: 'the sender of e-mail' }),
  smtpCa: setting('SMTP_CA_FILE', text, {
    default: 'the authorities of Node.js',
    form: 'a file with certificates, PEM',
    meaning: 'the authorities that the certificate of the mail server is checked against, such as your own',
  }),
  mailBounceAddress: setting('MAIL_BOUNCE_ADDRESS', BOUNCE_ADDRESS, {
    default: 'MAIL_FROM receives what mail servers return',
    form: 'an e-mail address of at most 14 characters before the @',
    meaning: 'the envelope sender of e-mail, extended by +ID for each; bounces and complaints come back to it',
  }),
  mailBouncePort: number('MAIL_BOUNCE_PORT', 1, 65_535, {
    default: '',
    meaning: 'the port on which your mail relay delivers mail for MAIL_BOUNCE_ADDRESS by SMTP',
  }),
  mailBounceHost: setting('MAIL_BOUNCE_HOST', text, {
    default: '127.0.0.1',
    form: 'an address of this machine',
    meaning: 'the address on which MAIL_BOUNCE_PORT listens',
  }),
  smsWebhookUrl: address('SMS_WEBHOOK_URL', {
    default: 'the outbox at /dev/outbox',
    meaning: 'receives each text and voice message as a signed POST',
  }),
  smsWebhookSecret: setting('SMS_WEBHOOK_SECRET', z.string().min(32), {
    default: '',
    form: 'at least 32 characters',
    meaning: 'the secret that signs requests to SMS_WEBHOOK_URL',
    secret: true,
  }),
  smsProvider: choice('SMS_PROVIDER', ['webhook', 'aliyun', 'twilio', 'none'], {
    default: 'webhook',
    meaning:
      'the carrier of text and voice messages: SMS_WEBHOOK_URL, Alibaba Cloud or Twilio by their settings (docs/operate/sms.md); `none`: e-mail only, phone numbers are neither offered nor accepted',
  }),
  smsCountries: setting('SMS_COUNTRIES', COUNTRIES, {
    default: 'all; of Alibaba Cloud without ALIYUN_INTL_ templates CN',
    form: 'country codes of two letters, separated by commas',
    meaning: 'the countries whose phone numbers are accepted, such as CN,HK,GB',
  }),
  aliyunAccessKeyId: name('ALIYUN_ACCESS_KEY_ID', {
    default: '',
    meaning: 'the access key id for Alibaba Cloud, of a RAM user who may only SendSms and SingleCallByTts',
    secret: true,
  }),
  aliyunAccessKeySecret: setting('ALIYUN_ACCESS_KEY_SECRET', text, {
    default: '',
    form: 'a secret',
    meaning: 'the secret of ALIYUN_ACCESS_KEY_ID',
    secret: true,
  }),
  aliyunSmsSignName: name('ALIYUN_SMS_SIGN_NAME', {
    default: '',
    meaning: 'the approved signature at the start of each text message',
  }),
  aliyunSmsCodeTemplate: setting('ALIYUN_SMS_CODE_TEMPLATE', text, {
    default: '',
    form: 'SMS_ and digits',
    meaning: 'the approved template of codes; its variable is code',
  }),
  aliyunSmsNoticeTemplate: setting('ALIYUN_SMS_NOTICE_TEMPLATE', text, {
    default: '',
    form: 'SMS_ and digits',
    meaning: 'the approved template of notices; its variables are title, and link: the address after PUBLIC_URL/',
  }),
  aliyunIntlSignName: name('ALIYUN_INTL_SIGN_NAME', {
    default: 'ALIYUN_SMS_SIGN_NAME',
    meaning: 'the approved signature of text messages to other countries',
  }),
  aliyunIntlCodeTemplate: setting('ALIYUN_INTL_CODE_TEMPLATE', text, {
    default: 'the Mainland only',
    form: 'SMS_ and digits',
    meaning: 'the approved template of codes to other countries; its variable is code',
  }),
  aliyunIntlNoticeTemplate: setting('ALIYUN_INTL_NOTICE_TEMPLATE', text, {
    default: 'the Mainland only',
    form: 'SMS_ and digits',
    meaning: 'the approved template of notices to other countries, with the variables title and link',
  }),
  aliyunVoiceTemplate: setting('ALIYUN_VOICE_TEMPLATE', text, {
    default: '',
    form: 'TTS_ and digits',
    meaning: 'the approved template of codes by call; its variable is code',
  }),
  aliyunVoiceShowNumber: setting('ALIYUN_VOICE_SHOW_NUMBER', text, {
    default: 'a number of Alibaba Cloud',
    form: 'a phone number',
    meaning: 'the purchased number that calls',
  }),
  aliyunEndpoint: address('ALIYUN_ENDPOINT', {
    default: 'the endpoints of Alibaba Cloud',
    meaning: 'receives the requests instead of Alibaba Cloud, such as a gateway of your own',
  }),
  twilioAccountSid: name('TWILIO_ACCOUNT_SID', { default: '', meaning: 'the account of Twilio, which begins with AC' }),
  twilioAuthToken: setting('TWILIO_AUTH_TOKEN', text, {
    default: '',
    form: 'a secret',
    meaning: 'the token of TWILIO_ACCOUNT_SID; it also signs the reports of Twilio',
    secret: true,
  }),
  twilioFrom: setting('TWILIO_FROM', z.string().regex(/^(\+\d{7,15}|MG[0-9a-f]{32})$/), {
    default: '',
    form: 'a phone number with +, or the id of a messaging service',
    meaning: 'the sender of text messages',
  }),
  twilioVoiceFrom: setting('TWILIO_VOICE_FROM', z.string().regex(/^\+\d{7,15}$/), {
    default: 'TWILIO_FROM, if it is a number',
    form: 'a phone number with +',
    meaning: 'the number that calls',
  }),
  twilioEndpoint: address('TWILIO_ENDPOINT', {
    default: 'https://api.twilio.com',
    meaning: 'receives the requests instead of Twilio, such as a provider with the same interface',
  }),
};
