#!/bin/bash
set -e
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-install-recommends default-mysql-server default-mysql-client
service mariadb start
until mysqladmin -u root ping; do sleep 0.2; done
zcat dump.sql.gz | mysql -u root
