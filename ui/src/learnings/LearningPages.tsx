export default function Page(_: object) { return null; }
