import type { Api } from '@countersign/contract';
import { CAPTCHA_LIFE_SEC, OPCODE_LIFE_SEC } from '@countersign/domain';
import { type Handler, type RequestContext, type Services, demand } from '../../platform/index.ts';
import { drawCaptcha, insertCaptcha, newCaptchaText, openAnonymousSession } from '../../accounts/index.ts';
import { makeOpcode } from './create-opcode.ts';
import { type CodeRequest, sendCode } from './send-code.ts';

type CodeBody = {
  readonly service: CodeRequest['service'];
  readonly code?: string;
  readonly preOpcode?: string;
  readonly deviceId?: string;
  readonly requestId?: string;
  readonly destinationWsid?: string;
};

const send = async (
  services: Services,
  channel: CodeRequest['channel'],
  contact: string,
  body: CodeBody,
  context: RequestContext,
) => {
  const { service, code, preOpcode, deviceId, requestId, destinationWsid } = body;
  const request = {
    channel,
    contact,
    service,
    captcha: code || null,
    preOpcode: preOpcode || null,
    deviceId: deviceId || null,
    requestId: requestId || null,
    destinationWsid: destinationWsid || null,
  };
  const { opened, ...sent } = demand(
    await sendCode(services, request, context, (tx) => openAnonymousSession(tx, services, context)),
  );
  if (opened !== null) context.setSession(opened);
  return sent;
};

export const getImageCode: Handler<Api['getImageCode']> = async (services, { query: { service }, context }) => {
  const text = newCaptchaText();
  const image = await drawCaptcha(text);
  const opened = await services.db.withTx(async (tx) => {
    const session = context.sessionId === null ? await openAnonymousSession(tx, services, context) : null;
    const sessionId = session?.id ?? context.sessionId ?? '';
    await insertCaptcha(tx, services.secrets.pepper, {
      id: services.ids.next(),
      sessionId,
      service,
      text,
      now: context.now,
    });
    const message = { channel: 'CAPTCHA', contact: '', service, code: text, text } as const;
    await services.delivery.send(tx, message, { id: services.ids.next(), now: context.now, sessionId });
    return session;
  });
  if (opened !== null) context.setSession(opened);
  return { captcha: { image, expireIn: CAPTCHA_LIFE_SEC } };
};

export const createOpcode: Handler<Api['createOpcode']> = async (services, { body, context }) => {
  const request = { ...body, deviceId: body.deviceId || null, destinationWsid: body.destinationWsid || null };
  const opcode = demand(await makeOpcode(services, request, context));
  return { operationCodeInfo: { opcode, expireIn: OPCODE_LIFE_SEC } };
};

export const sendSmsCode: Handler<Api['sendSmsCode']> = (services, { body, context }) =>
  send(services, 'SMS', body.phone, body, context);

export const sendVoiceCode: Handler<Api['sendVoiceCode']> = (services, { body, context }) =>
  send(services, 'VOICE', body.phone, body, context);

export const sendEmailCode: Handler<Api['sendEmailCode']> = (services, { body, context }) =>
  send(services, 'EMAIL', body.email, body, context);
