import './footSign.css';

export function FootSign() {
  return <i class="fixed foot-sign" />;
}
