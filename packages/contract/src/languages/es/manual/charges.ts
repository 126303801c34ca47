import type { WrittenSection } from '../../../text/written-section.ts';

export const charges: WrittenSection = {
  title: 'Créditos, facturas y números de contrato',
  blocks: [
    {
      kind: 'text',
      text: 'Cada contrato que envía cuesta un crédito: suyo si lo envía desde su cuenta personal, o de la empresa si lo envía como miembro. Un acuerdo de anulación es gratuito. Si no hay créditos suficientes, el contrato no se envía y verá cuántos quedan.',
    },
    {
      kind: 'steps',
      items: [
        'Abra Cuenta y sellos → Créditos y facturas, o Empresa → Finanzas, para ver el saldo, el consumo y los movimientos. Puede filtrar los movimientos por día, tipo, miembro o contrato y exportarlos como CSV o Excel.',
        'Elija un paquete y haga el pedido; después transfiera el importe a la cuenta indicada, con el número de pedido como referencia.',
        'En cuanto se confirma el pago, puede usar los créditos y descargar la factura en PDF.',
      ],
    },
    {
      kind: 'points',
      items: [
        'Si los documentos de un contrato no se pudieron preparar, o el contrato se retiró antes, se devuelve su crédito. En los demás contratos, el crédito se consume cuando el contrato termina.',
        'Puede crear un aviso de saldo bajo: recibirá un aviso cuando queden menos créditos que el número indicado.',
        'Una empresa puede activar una regla de numeración en Números de contrato: un prefijo, una fecha y un contador consecutivo. Cada contrato enviado después recibe un número. Puede buscar por él, y la regla puede imprimirlo en todas las páginas.',
      ],
    },
  ],
};
