import { Panel } from '../../parts/controls/Panel.tsx';
import type { RulesSummary } from '@hand-and-foot/words';
import './summary.css';

/** The rules at a glance: what the game is about, and the numbers people look up. */
export function Summary({ summary: { aim, tables } }: { summary: RulesSummary }) {
  return (
    <Panel class="grid rules-glance">
      <p class="big">{aim}</p>
      <div class="list tiles">
        {tables.map(({ title, rows }) => (
          <table key={title}>
            <caption>{title}</caption>
            <tbody>
              {rows.map(({ what, is }) => (
                <tr key={what}>
                  <th scope="row">{what}</th>
                  <td class="firm">{is}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </Panel>
  );
}
