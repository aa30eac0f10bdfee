import type { ReactNode } from 'react';
import { converted, type UnitConversion, unitConversions } from '@site/src/data/units';

const factorOf = ({ factor, offset, printed }: UnitConversion): string =>
  `${printed ?? `× ${factor}`}${offset === undefined ? '' : ` + ${offset}`}`;

function Row({ conversion }: { readonly conversion: UnitConversion }): ReactNode {
  const { from, to, assumes, example, decimals } = conversion;
  return (
    <tr>
      <th scope="row">
        {from} to {to}
      </th>
      <td>
        {factorOf(conversion)}
        {assumes && `, ${assumes}`}
      </td>
      <td>
        {example} {from} = {converted(conversion, example).toFixed(decimals)} {to}
      </td>
    </tr>
  );
}

/** The conversions with an example each; goes inside a `DataTable`. */
export function UnitTable(): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Unit</th>
          <th scope="col">Factor</th>
          <th scope="col">Example</th>
        </tr>
      </thead>
      <tbody>
        {unitConversions.map((conversion) => (
          <Row key={`${conversion.from} ${conversion.to}`} conversion={conversion} />
        ))}
      </tbody>
    </table>
  );
}
