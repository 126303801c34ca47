import type { text as Shape } from '../../../../zh-CN/pages/light/verify/how-text.ts';

export const text: typeof Shape = {
  steps: [
    'Se buscan todas las firmas y sellos de tiempo de documento de todas las versiones. Una firma debe cubrir una versión completa, sin dejar fuera nada más que a sí misma.',
    'Se vuelve a calcular el resumen de los bytes cubiertos y el valor de la firma se comprueba con la clave pública de su certificado.',
    'Con los certificados del archivo se construye una ruta hasta una raíz en la que confiamos. Nunca se confía en una raíz contenida en el archivo.',
    'Un sello de tiempo de confianza determina la hora de la firma; sin él, se usa la hora actual.',
    'El estado de los certificados procede de las respuestas OCSP y listas de revocación del archivo. No se contacta con ninguna dirección del archivo.',
    'Los cambios de cada versión posterior se comprueban objeto por objeto. Todo cambio que ninguna de las reglas siguientes explique se considera sospechoso.',
    'Un archivo es válido si todas las firmas y sellos de tiempo superan la comprobación y ningún cambio es sospechoso. Los términos son los de ETSI EN 319 102-1.',
  ],
  trust: 'Confiamos en nuestra propia raíz y en las listas que nuestros operadores han importado.',
  rules: 'Cambios permitidos tras una firma',
  limits:
    'El archivo se verifica solo en memoria, la verificación se detiene al alcanzar un límite de tiempo de cálculo y el archivo se descarta enseguida. Los programas pueden llamar a POST /api/verify; consulte la documentación de la API.',
  api: 'Documentación de la API',
};
