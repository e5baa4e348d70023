import './footSign.css';

export function FootSign() {
  return <i class="foot-sign" />;
}
