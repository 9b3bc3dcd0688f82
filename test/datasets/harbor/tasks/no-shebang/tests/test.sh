[ -e done.txt ] && r=1 || r=0
echo $r > /logs/verifier/reward.txt
