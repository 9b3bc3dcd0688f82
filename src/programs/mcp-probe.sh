# shellcheck shell=sh
# A server of the Model Context Protocol with one tool, in nothing but sh and sed: any testbed runs it.
while IFS= read -r line; do
  id=$(printf '%s' "$line" | sed -nE 's/.*"id": ?("[^"]*"|[0-9]+).*/\1/p')
  answer() { printf '{"jsonrpc":"2.0","id":%s,"result":%s}\n' "$id" "$1"; }
  case $line in
    *'"initialize"'*)
      answer '{"protocolVersion":"2025-06-18","capabilities":{"tools":{}},"serverInfo":{"name":"probe","version":"1"}}'
      ;;
    *'"tools/list"'*)
      answer '{"tools":[{"name":"agentbench_probe","description":"Answers a check.","inputSchema":{"type":"object","properties":{}}}]}'
      ;;
    *) [ -z "$id" ] || answer '{}' ;;
  esac
done
