export const id = 7197;
export const ids = [7197];
export const modules = { 17197: ((e, t, n) => {
n.d(t, { Y: () => writeRedacted });
var r = n(73024);
var i = n(51455);
async function writeRedacted(e, t, n) {
let a = (0, r.lstatSync)(e, { throwIfNoEntry: !1 }) !== void 0;
a && await (0, i.rm)(e, {
force: !0,
recursive: !0
});
let o = n.text(t);
await (0, i.writeFile)(e, o, { flag: "wx" });
return {
written: o,
removed: a
};
}
}) };
